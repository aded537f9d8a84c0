-- A consent is proof only as far as its link went to the candidate alone.
alter table mail_link
  -- Whether the link was mailed and told to nobody else; null: made before this was stored, or for a plan.
  add column is_mailed boolean,
  -- When the candidate said that they do not agree; null once they do.
  add column declined_at timestamptz;

alter table candidate_consent
  -- How the link of this consent was handed over, as in mail_link.
  add column is_link_mailed boolean;
