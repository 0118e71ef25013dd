import { createConforming } from './conforming.ts';
import { createFirstAttempt } from './first-attempt.ts';

// node examples/servers/express-badges/serve.ts first-attempt|conforming [port]
const [which = 'conforming', port = '4020'] = process.argv.slice(2);
const app =
  which === 'first-attempt' ? createFirstAttempt() : createConforming(process.env.BADGES_TOKEN ?? 'badges-token');
app.listen(Number(port), '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}/api/v4\n`));
