-- Every change of a way in asks which administrators can still sign in.
create index account_administrators on account (company_id)
  where user_type in ('superAdmin', 'admin');
