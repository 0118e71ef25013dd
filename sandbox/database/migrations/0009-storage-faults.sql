-- A storage that nothing can be written to, or deleted from, makes moves of snippets fail.

alter table storages
  add column accepts_writes boolean not null default true,
  add column accepts_deletions boolean not null default true;
