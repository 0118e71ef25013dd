/**
 * Common names in pagination. OpenAPI has no keyword for pagination, so names are a part of the evidence. The names are in lower case and
 * without separators: `nextPageToken` and `next_page_token` are the same name.
 */

/** Names of query parameters with the number of a page. */
const pageNames = 'page pagenumber pagenum pageno pagenr pageindex currentpage pagetofetch pageid p pg';

/** Names of query parameters with the number of items before a page, or with the position of its first item. */
const offsetNames =
  'offset skip start startindex startat startfrom startoffset startposition startrow startingindex startingat startrecord from firstresult pageoffset rowoffset recordoffset resultoffset itemoffset listoffset beginindex';

/** Names of query parameters with a cursor, a token or the id of the last item. */
const cursorNames =
  'cursor pagetoken nexttoken pagecursor nextcursor cursortoken marker pagemarker nextmarker startmarker continuationtoken continuation continue startingafter after startafter afterid lastid aftercursor pageafter startingtoken starttoken paginationtoken paginationkey paginationcursor nextpagetoken nextpage next bookmark scrollid scroll startcursor startkey startingkey exclusivestartkey lastevaluatedkey lastkey skiptoken position streamposition iterator nextpageid nextid nextkey nextoffset cursorid pagekey pagestart fromcursor fromtoken startid fromid sinceid resumetoken fetchafter keyafter nextpagecursor nextlink lasttoken pagingtoken pagingkey pagingcursor requesttoken offsettoken offsetid startaftername startaftervalue exclusivestartid pagehash';

/** Names of query parameters with the number of items on a page. */
const sizeNames =
  'limit perpage pagesize size pagelimit maxresults count top maxitems maxkeys itemsperpage resultsperpage recordsperpage entriesperpage numresults numberofresults numitems first rows length take maxpagesize pagelength batchsize maxrecords maxcount maxentries max num n amount pagecount maxreturn maxrows listsize listlimit limitperpage perpagelimit itemcount recordlimit resultlimit maximumresults nresults numrecords countperpage numperpage maxresultsperpage fetchsize pageitems display';

/** Names of response values with the cursor of the next page. `strong` names need no further evidence. */
const strongNextNames =
  'nextcursor nextpagetoken nexttoken nextmarker nextpagecursor nextcontinuationtoken continuationtoken endcursor aftercursor paginationtoken nextkey lastevaluatedkey nextstartkey nextoffset nextid nextpagemarker nextpaginationtoken nextskiptoken nextpageid nextpagekey nextposition nextstreamposition nextpagestart cursornext nextstartingafter nextpage nextsinceid nextafter nextstart nextbookmark nextsynctoken nextlastkey nextlastid nextscrollid nextiterator cursorafter forwardcursor nextstartindex nextstartingtoken nexttokenid';
const weakNextNames =
  'next after cursor marker token pagetoken continue continuation scrollid bookmark lastid lastkey offset pagecursor skiptoken nextlink iterator startkey position end last paginationkey paginationcursor pagingtoken pagingkey';

/** Names of response values with the address of the next page. */
const nextUrlNames =
  'nexturl nextpageurl nextpageuri nexturi nextlink nexthref odatanextlink nextpagelink nextpagehref nextrecordsurl nextresultsurl nextpagepath nextpath nextcursorurl nextbatchurl';

const hasMoreNames =
  'hasmore hasmoreitems hasnext hasnextpage more moreresults moreavailable istruncated moredata hasmoreresults hasmorepages hasmoredata hasmorerecords hasmoreentries moreitems morepages ismore hasnextpages existsmore hasadditional nextpageexists';
const isLastNames = 'last islast islastpage lastpage endoflist isend isfinalpage end ended isfinished endofrecords eof';
const pageCountNames =
  'totalpages pagecount numpages totalpagecount pagestotal numberofpages pagetotal maxpage maxpages lastpage pages totalnumberofpages countpages pagescount lastpagenumber';

/** Names of response values that only lists have. */
const listFactNames =
  'total totalcount totalitems totalresults totalrecords totalsize totalelements totalhits totalrows totalentries count limit offset page perpage pagesize itemsperpage startindex currentpage pagenumber recordsfiltered recordstotal paging pagination links meta numresults resultcount pageinfo recordcount itemcount totalnum totalnumber size skip start startat maxresults cursors pager resultinfo listinfo responsemetadata';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const pagingNames = {
  page: setOf(pageNames),
  offset: setOf(offsetNames),
  cursor: setOf(cursorNames),
  size: setOf(sizeNames),
  strongNext: setOf(strongNextNames),
  weakNext: setOf(weakNextNames),
  nextUrl: setOf(nextUrlNames),
  hasMore: setOf(hasMoreNames),
  isLast: setOf(isLastNames),
  pageCount: setOf(pageCountNames),
  listFact: setOf(listFactNames),
} as const;

/** Returns a name in lower case, without separators. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/gu, '');

/**
 * Returns the forms of the name of a query parameter that are compared with common names: the whole name, and the name inside of an object
 * for pagination, such as `after` for `page[after]`.
 */
export function parameterForms(name: string): readonly string[] {
  const [, inner] =
    /^(?:page|paging|pagination|paginator|pager|list|query|request|options|filter)(?:\.|\[)(.+?)\]?$/iu.exec(name) ??
    [];
  const whole = plainName(name);
  return inner === undefined ? [whole] : [whole, plainName(inner)];
}
