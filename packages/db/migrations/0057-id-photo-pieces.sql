-- What has come in so far of a photo that a candidate sends piece by piece, until the submit that it is of takes it.
create table id_photo_piece (
  link_id uuid not null references mail_link on delete cascade,
  company_id uuid not null references company,
  side text not null check (side in ('frontIdCard', 'backIdCard')),
  -- The submit; another one begins anew.
  upload text not null,
  -- In bytes from the beginning of the photo.
  starts_at integer not null check (starts_at >= 0),
  content bytea not null,
  created_at timestamptz not null,
  primary key (link_id, side, starts_at)
);
create index id_photo_piece_age on id_photo_piece (created_at);
