const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** All methods of the HTTP Method Registry: https://www.iana.org/assignments/http-methods */
export const registeredMethods = wordsOf(`
  ACL BASELINE-CONTROL BIND CHECKIN CHECKOUT CONNECT COPY DELETE GET HEAD LABEL LINK LOCK MERGE MKACTIVITY MKCALENDAR
  MKCOL MKREDIRECTREF MKWORKSPACE MOVE OPTIONS ORDERPATCH PATCH POST PRI PROPFIND PROPPATCH PUT QUERY REBIND REPORT
  SEARCH TRACE UNBIND UNCHECKOUT UNLINK UNLOCK UPDATE UPDATEREDIRECTREF VERSION-CONTROL
`);

/** Methods that are not registered. Most of them begin like an idempotent method. */
export const customMethods = wordsOf(`
  PUBLISH PURGE PULL DISPATCH DEPLOY GENERATE HOLD ORDER QUEUE TRANSFER PUTTY M-PUT
`);
