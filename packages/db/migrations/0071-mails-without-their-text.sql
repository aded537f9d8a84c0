-- The text of a mail is deleted after a term, and is empty from then on; what is still to be deleted is found by its age.
create index mail_with_text on mail (created_at) where body_text <> '';
