-- A storage that rejects writes or deletions lets moves of snippets fail.

alter table storages
  add column accepts_writes boolean not null default true,
  add column accepts_deletions boolean not null default true;
