-- What somebody looks at before they share: read as a share is, opened by no link, listed and counted nowhere.
alter table share_grant add column is_preview boolean not null default false;
create index share_grant_previews on share_grant (expires_at) where is_preview;
