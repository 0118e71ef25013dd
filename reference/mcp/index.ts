/** The reference for agents: the texts of an API, and a server of the Model Context Protocol. */

export { createApiTexts, UnknownPageError, type ApiTexts } from './api-texts.ts';
export { serveTools, type Tool, type ToolServer } from './serve-tools.ts';
