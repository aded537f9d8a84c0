-- Reasons of a rejection in the words of the company's list, beside the text.
alter table candidate add column outcome_reasons text[] not null default '{}';
alter table candidate_move add column reasons text[] not null default '{}';
