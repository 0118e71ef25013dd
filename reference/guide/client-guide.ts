import type { Api } from '@forgespec/model';
import { literalMarkdown } from '@forgespec/description/text/markdown';
import { formatCode } from '../format-samples.ts';
import { fenced, paragraphs } from '../markdown/markdown-text.ts';
import type { SampleModules } from '../samples/client-sample.ts';
import { chooseOperations } from './choose-operations.ts';
import { errorSection, firstSection, listSection, optionSection } from './call-sections.ts';
import type { GuideSubject } from './guide-operation.ts';
import type { GuideSection } from './guide-section.ts';
import { downloadSection, streamSection, uploadSection } from './file-sections.ts';
import { testSection, validationSection } from './test-sections.ts';

/**
 * Returns a guide for users of the generated client, as Markdown. All code in the guide calls operations of the description, with the
 * examples of the description. A section is left out if the API has no operation for it. Returns an empty text for an API without operations.
 */
export async function clientGuide(api: Api, modules: SampleModules): Promise<string> {
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const subject: GuideSubject = { api, schemas, modules };
  const chosen = chooseOperations(subject);
  const { list, read, create, upload, download, stream } = chosen;
  const first = list ?? read ?? create ?? upload ?? download ?? stream;
  if (first === undefined) return '';
  const main = read ?? create ?? first;
  const sections = [
    firstSection(subject, first, create),
    errorSection(subject, create ?? main),
    ...(list === undefined ? [] : [listSection(list)]),
    optionSection(subject, main),
    ...(upload === undefined ? [] : [uploadSection(subject, upload)]),
    ...(download === undefined ? [] : [downloadSection(subject, download)]),
    ...(stream === undefined ? [] : [streamSection(subject, stream)]),
    validationSection(subject, main),
    testSection(subject, first),
  ];
  return paragraphs(...(await Promise.all(sections.map(sectionText))));
}

const sectionText = async ({ title, parts }: GuideSection): Promise<string> =>
  paragraphs(
    `## ${literalMarkdown(title)}`,
    ...(await Promise.all(
      parts.map(async (part) =>
        typeof part === 'string' ? part : fenced('ts', await formatCode(part.code, guideWidth)),
      ),
    )),
  );

/** The width of the code, in columns. */
const guideWidth = 100;
