import type { Label } from '@forgespec/sdk/types';
import { escapeHtml } from '@forgespec/templates/shared/escape-html';
import { textColorOn } from './label-color.ts';
import type { LabelCounts, LabelRow } from './label-queries.ts';

/** Returns the response body for a label. */
export const labelView = (row: LabelRow, counts?: LabelCounts): Label => ({
  id: row.id,
  name: row.title,
  color: row.color,
  text_color: textColorOn(row.color),
  description: row.description,
  description_html: row.description === null ? null : escapeHtml(row.description),
  subscribed: row.subscribed,
  priority: row.priority,
  is_project_label: row.projectId !== null,
  archived: row.archived,
  ...counts,
});
