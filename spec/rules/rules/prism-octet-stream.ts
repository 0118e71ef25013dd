import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

const octetStream = 'application/octet-stream';

/** No response is `application/octet-stream`: Prism 5.16 has no way to write one and answers 500 when asked for it. */
export const prismOctetStream: Oas3Rule = () => ({
  Response(_, context) {
    const mediaType = SpecNode.visited(context).at('content').at(octetStream);
    if (!mediaType.exists) return;
    context.report({
      location: mediaType.writtenAt.key(),
      message: `Prism answers 500 to who asks for \`${octetStream}\`. Write \`text/plain\`, and say in the description that the bytes come as they are.`,
    });
  },
});
