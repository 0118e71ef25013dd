export { suggestion } from '@forgespec/templates/shared/suggestion';
