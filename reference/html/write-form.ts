import { html, scriptJson, type Html } from '@forgespec/description/text';
import type { RequestForm } from '../content/form-data.ts';

/**
 * Writes the place of the form that tries an operation. The script of the site builds the form from the data. Without the script, the place
 * stays hidden.
 */
export const writeForm = (form: RequestForm): Html =>
  html`<section class="try" aria-labelledby="try" hidden>
    <h2 id="try">Try it</h2>
    <script type="application/json">
      ${scriptJson(form)}
    </script>
  </section>`;
