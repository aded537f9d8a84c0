-- The text of a mail is deleted after a term, and is empty from then on; what is still to be deleted is found by its age.
create index mail_with_text on mail (created_at) where body_text <> '';

-- Contents of the file store that no company has: those that the last one let go of, and those that the sweep of files came
-- upon, which this database may never have known. One may stand here twice.
create table unnamed_content (
  content_hash text not null,
  is_released boolean not null,
  since timestamptz not null
);
create index unnamed_content_hash on unnamed_content (content_hash);

create function note_released_content() returns trigger language plpgsql as $$
begin
  insert into unnamed_content (content_hash, is_released, since) values (old.content_hash, true, now());
  return null;
end
$$;
create trigger stored_file_released after delete on stored_file
  for each row execute function note_released_content();
