import { registerHooks } from 'node:module';

// `@actions/workflow-parser` imports a JSON file without the import attribute that Node requires. The hook adds the attribute.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

/**
 * Returns the commands of a GitHub Actions workflow, in their order.
 *
 * @throws {Error} if an action has no version. If the workflow is not valid, the error contains the messages of GitHub's own parser.
 */
export async function workflowCommands(text: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: 'forgespec.yml', content: text }, new NoOperationTraceWriter());
  const template = value === undefined ? undefined : await convertWorkflowTemplate(context, value);
  const messages = context.errors.getErrors().map(({ message }) => message);
  if (template === undefined || messages.length > 0) throw new Error(messages.join('\n'));
  const steps = template.jobs.flatMap((job) => ('steps' in job ? job.steps : []));
  return steps.flatMap((step) => {
    if ('run' in step) return [step.run.toString()];
    if (!('uses' in step)) return [];
    if (!/@v\d+$/u.test(step.uses.value)) throw new Error(`${step.uses.value} has no version.`);
    return [];
  });
}
