// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseDescriptions } from '../../shared/types.ts';
import type {
  DeleteRegistryManifestResponses,
  DeleteRegistryRepositoryResponses,
  DeleteRegistryRepositoryTagResponses,
  DeleteRegistryRepositoryTagsInBulkResponses,
  DeleteRegistryTagReferenceResponses,
  GetRegistryRepositoryResponses,
  GetRegistryRepositoryTagResponses,
  GetRegistryTokenResponses,
  ListGroupRegistryRepositoriesResponses,
  ListProjectRegistryRepositoriesResponses,
  ListRegistryCatalogResponses,
  ListRegistryRepositoryTagsResponses,
  UpdateContainerRegistryVisibilityResponses,
} from '../../types/container-registry.ts';
import { listCheck } from '../runtime/values.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import {
  collectProjectRegistryRepository,
  isProjectRegistryRepository,
} from '../schemas/project-registry-repository.ts';
import { collectRegistryCatalog, isRegistryCatalog } from '../schemas/registry-catalog.ts';
import { collectRegistryRepositoryDetail, isRegistryRepositoryDetail } from '../schemas/registry-repository-detail.ts';
import { collectRegistryRepository, isRegistryRepository } from '../schemas/registry-repository.ts';
import { collectRegistryTagDetail, isRegistryTagDetail } from '../schemas/registry-tag-detail.ts';
import { collectRegistryTag, isRegistryTag } from '../schemas/registry-tag.ts';
import { collectRegistryTokenGrant, isRegistryTokenGrant } from '../schemas/registry-token-grant.ts';
import { collectRegistryVisibility, isRegistryVisibility } from '../schemas/registry-visibility.ts';
import {
  forbiddenResponse,
  linkHeader,
  movedResponse,
  notFoundResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  uriTooLongResponse,
  xNextPageHeader,
  xPageHeader,
  xPerPageHeader,
  xPrevPageHeader,
  xTotalHeader,
  xTotalPagesHeader,
} from '../shared-responses.ts';

/** The responses of `GET /groups/{id}/registry/repositories`. */
export const listGroupRegistryRepositoriesResponses: ResponseDescriptions<ListGroupRegistryRepositoriesResponses> = {
  schema: '#/paths/~1groups~1{id}~1registry~1repositories/get/responses',
  statuses: {
    200: {
      headers: {
        Link: linkHeader,
        'x-next-page': xNextPageHeader,
        'x-page': xPageHeader,
        'x-per-page': xPerPageHeader,
        'x-prev-page': xPrevPageHeader,
        'x-total': xTotalHeader,
        'x-total-pages': xTotalPagesHeader,
      },
      content: {
        'application/json': listCheck(
          { is: isRegistryRepository, collect: collectRegistryRepository },
          '#/paths/~1groups~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /jwt/auth`. */
export const getRegistryTokenResponses: ResponseDescriptions<GetRegistryTokenResponses> = {
  schema: '#/paths/~1jwt~1auth/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRegistryTokenGrant, collect: collectRegistryTokenGrant } } },
    401: unauthorizedResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `PUT /projects/{id}/`. */
export const updateContainerRegistryVisibilityResponses: ResponseDescriptions<UpdateContainerRegistryVisibilityResponses> =
  {
    schema: '#/paths/~1projects~1{id}~1/put/responses',
    statuses: {
      200: { content: { 'application/json': { is: isRegistryVisibility, collect: collectRegistryVisibility } } },
      301: movedResponse,
      401: unauthorizedResponse,
      403: forbiddenResponse,
      404: notFoundResponse,
      422: unprocessableContentResponse,
    },
  };

/** The responses of `GET /projects/{id}/registry/repositories`. */
export const listProjectRegistryRepositoriesResponses: ResponseDescriptions<ListProjectRegistryRepositoriesResponses> =
  {
    schema: '#/paths/~1projects~1{id}~1registry~1repositories/get/responses',
    statuses: {
      200: {
        headers: {
          Link: linkHeader,
          'x-next-page': xNextPageHeader,
          'x-page': xPageHeader,
          'x-per-page': xPerPageHeader,
          'x-prev-page': xPrevPageHeader,
          'x-total': xTotalHeader,
          'x-total-pages': xTotalPagesHeader,
        },
        content: {
          'application/json': listCheck(
            { is: isProjectRegistryRepository, collect: collectProjectRegistryRepository },
            '#/paths/~1projects~1{id}~1registry~1repositories/get/responses/200/content/application~1json/schema',
          ),
        },
      },
      301: movedResponse,
      401: unauthorizedResponse,
      403: forbiddenResponse,
      404: notFoundResponse,
      414: uriTooLongResponse,
      422: unprocessableContentResponse,
    },
  };

/** The responses of `DELETE /projects/{id}/registry/repositories/{repository_id}`. */
export const deleteRegistryRepositoryResponses: ResponseDescriptions<DeleteRegistryRepositoryResponses> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}/delete/responses',
  statuses: {
    202: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /projects/{id}/registry/repositories/{repository_id}/tags`. */
export const listRegistryRepositoryTagsResponses: ResponseDescriptions<ListRegistryRepositoryTagsResponses> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/responses',
  statuses: {
    200: {
      headers: {
        Link: linkHeader,
        'x-next-page': xNextPageHeader,
        'x-page': xPageHeader,
        'x-per-page': xPerPageHeader,
        'x-prev-page': xPrevPageHeader,
        'x-total': xTotalHeader,
        'x-total-pages': xTotalPagesHeader,
      },
      content: {
        'application/json': listCheck(
          { is: isRegistryTag, collect: collectRegistryTag },
          '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/get/responses/200/content/application~1json/schema',
        ),
      },
    },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags`. */
export const deleteRegistryRepositoryTagsInBulkResponses: ResponseDescriptions<DeleteRegistryRepositoryTagsInBulkResponses> =
  {
    schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags/delete/responses',
    statuses: {
      202: {},
      301: movedResponse,
      401: unauthorizedResponse,
      403: forbiddenResponse,
      404: notFoundResponse,
      422: unprocessableContentResponse,
      429: tooManyRequestsResponse,
    },
  };

/** The responses of `GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export const getRegistryRepositoryTagResponses: ResponseDescriptions<GetRegistryRepositoryTagResponses> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRegistryTagDetail, collect: collectRegistryTagDetail } } },
    301: movedResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}`. */
export const deleteRegistryRepositoryTagResponses: ResponseDescriptions<DeleteRegistryRepositoryTagResponses> = {
  schema: '#/paths/~1projects~1{id}~1registry~1repositories~1{repository_id}~1tags~1{tag_name}/delete/responses',
  statuses: {
    204: {},
    301: movedResponse,
    401: unauthorizedResponse,
    403: { content: { 'application/json': { is: isErrorBody, collect: collectErrorBody } } },
    404: notFoundResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /registry/repositories/{id}`. */
export const getRegistryRepositoryResponses: ResponseDescriptions<GetRegistryRepositoryResponses> = {
  schema: '#/paths/~1registry~1repositories~1{id}/get/responses',
  statuses: {
    200: {
      content: { 'application/json': { is: isRegistryRepositoryDetail, collect: collectRegistryRepositoryDetail } },
    },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: notFoundResponse,
    414: uriTooLongResponse,
    422: unprocessableContentResponse,
  },
};

/** The responses of `GET /v2/_catalog`. */
export const listRegistryCatalogResponses: ResponseDescriptions<ListRegistryCatalogResponses> = {
  schema: '#/paths/~1v2~1_catalog/get/responses',
  statuses: {
    200: { content: { 'application/json': { is: isRegistryCatalog, collect: collectRegistryCatalog } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
  },
};

/** The responses of `DELETE /v2/{image_path}/manifests/{tag}`. */
export const deleteRegistryManifestResponses: ResponseDescriptions<DeleteRegistryManifestResponses> = {
  schema: '#/paths/~1v2~1{image_path}~1manifests~1{tag}/delete/responses',
  statuses: {
    204: {},
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};

/** The responses of `DELETE /v2/{image_path}/tags/reference/{tag}`. */
export const deleteRegistryTagReferenceResponses: ResponseDescriptions<DeleteRegistryTagReferenceResponses> = {
  schema: '#/paths/~1v2~1{image_path}~1tags~1reference~1{tag}/delete/responses',
  statuses: {
    204: {},
    401: unauthorizedResponse,
    404: notFoundResponse,
  },
};
