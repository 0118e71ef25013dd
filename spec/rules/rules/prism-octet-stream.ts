import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

const octetStream = 'application/octet-stream';

/** Rejects responses with `application/octet-stream`: Prism 5.16 cannot write them, and responds with 500. */
export const prismOctetStream: Oas3Rule = () => ({
  Response(_, context) {
    const mediaType = SpecNode.visited(context).at('content').at(octetStream);
    if (!mediaType.exists) return;
    context.report({
      location: mediaType.writtenAt.key(),
      message: `Prism responds with 500 to requests for \`${octetStream}\`. Write \`text/plain\`, and say in the description that the bytes are unchanged.`,
    });
  },
});
