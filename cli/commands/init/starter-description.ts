/** A small valid description with one operation, for a project without a description. */
export const starterDescription = `openapi: 3.1.0
info:
  title: Example API
  version: 0.1.0
  license: { name: MIT, identifier: MIT }

servers:
  - url: /api/v1

# Write the authentication of your API here: https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object
security: []

tags:
  - name: Greetings
    description: Replace this tag and its operation with your own.

paths:
  /greetings/{name}:
    get:
      operationId: getGreeting
      summary: Get a greeting
      tags: [Greetings]
      parameters:
        - name: name
          in: path
          required: true
          description: The name of a person.
          schema: { type: string, minLength: 1, maxLength: 100 }
          example: Ada
      responses:
        '200':
          description: The greeting.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Greeting' }
              example: { message: 'Hello, Ada!' }
        '404':
          description: There is no such person.

components:
  schemas:
    Greeting:
      type: object
      required: [message]
      properties:
        message: { type: string }
`;
