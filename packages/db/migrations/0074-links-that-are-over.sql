-- Links are deleted a while after they expired or were revoked: those are found without reading the ones that still open.
create index mail_link_over on mail_link (least(expires_at, revoked_at));
