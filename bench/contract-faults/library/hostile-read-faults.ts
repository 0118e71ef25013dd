import { fails, parameter, segment, target } from '../hostile-changes.ts';
import { faultsOf, type PlantedFault } from '../planted-fault.ts';

const fault = faultsOf('hostile input');
const [find, read] = ['GET /v1/books', 'GET /v1/books/*'];

/** Faults for input in the query and in the path. */
export const libraryReadFaults: readonly PlantedFault[] = [
  fault(
    '500 for a quote in q',
    'findBooks',
    fails(
      find,
      parameter('q', (value) => value.includes("'")),
    ),
  ),
  fault(
    '500 for a pattern in q',
    'findBooks',
    fails(
      find,
      parameter('q', (value) => value.includes('(')),
    ),
  ),
  fault('500 for a repeated parameter', 'findBooks', fails(find, target(/author=[^&]*&author=/u))),
  fault('500 for brackets in the query', 'findBooks', fails(find, target(/genre\[[a-z]+\]=/u))),
  fault('500 for malformed encoding in the query', 'findBooks', fails(find, target(/author=[^&]*%(?![\da-f]{2})/iu))),
  fault(
    '500 for a large offset',
    'findBooks',
    fails(
      find,
      parameter('offset', (value) => Number(value) >= 2 ** 63),
    ),
  ),
  fault(
    '500 for a day that does not exist',
    'findBooks',
    fails(
      find,
      parameter('published_since', (day) => day === '2026-02-30'),
    ),
  ),
  fault(
    '500 for malformed encoding in the path',
    'readBook',
    fails(
      read,
      segment((slug) => slug === undefined),
    ),
  ),
  fault(
    '500 for NUL in the path',
    'readBook',
    fails(
      read,
      segment((slug) => slug?.includes('\u0000') === true),
    ),
  ),
  fault(
    '500 for an encoded slash',
    'readBook',
    fails(
      read,
      segment((slug) => slug?.includes('/') === true),
    ),
  ),
  fault(
    '500 for a long path',
    'readBook',
    fails(
      read,
      segment((slug) => (slug?.length ?? 0) > 1000),
    ),
  ),
  fault('500 for dot segments', 'readBook', fails(read, target(/%2e%2e/iu))),
];
