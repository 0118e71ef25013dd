/** A small description for tests of outputs: a list, a body, a path parameter, two areas. */
export const shop = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: https://shop.example }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters:
        - { name: cursor, in: query, schema: { type: string } }
        - { name: owner, in: query, schema: { type: string, format: uuid } }
      responses:
        '200':
          description: The pets.
          content:
            application/json:
              schema:
                type: object
                required: [items]
                properties:
                  items: { type: array, items: { $ref: '#/components/schemas/Pet' } }
                  next_cursor: { type: [string, 'null'] }
    post:
      operationId: createPet
      tags: [pets]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
      responses:
        '201':
          description: The pet.
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
  /pets/{id}:
    get:
      operationId: getPet
      tags: [pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }]
      responses:
        '200':
          description: The pet.
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
  /owners/{id}:
    get:
      operationId: getOwner
      tags: [owners]
      parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }]
      responses:
        '200':
          description: The owner.
          content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } }
components:
  schemas:
    Owner:
      type: object
      required: [id]
      properties: { id: { type: string, format: uuid } }
    Pet:
      type: object
      required: [id, name]
      properties:
        id: { type: string, format: uuid }
        mother: { type: [string, 'null'], format: uuid }
        name: { type: string, x-brand: PetName }
`;
