-- How fast an e-mail may be tried from addresses that did not sign in to it before: the tries, and when the next may be.
create table sign_in_pace (
  email text primary key,
  tries integer not null,
  free_at timestamptz not null
);

-- sha256 of e-mail and network: from where a session was opened, so that its owner is told from strangers.
alter table session add column address_hash text;
