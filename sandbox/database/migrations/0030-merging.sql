-- A merge request that is being merged occupies its branches like an open one. A merge can be impossible for other
-- reasons than a conflict.

drop index merge_requests_branches;
create unique index merge_requests_branches on merge_requests (project_id, source_project_id, source_branch, target_branch)
  where state in ('opened', 'locked');

alter table merge_requests add column has_conflicts boolean not null default false;

create index merge_requests_waiting on merge_requests (id) where auto_merge and state = 'opened';
