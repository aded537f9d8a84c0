-- A lead may leave an e-mail address in place of a telephone number, which is empty then.
alter table lead
  add column email text not null default '';
