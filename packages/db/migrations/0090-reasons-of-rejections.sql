-- The reasons of a rejection, in the words of the company's list at that time. Older rejections have theirs in the text.
alter table evaluation add column reasons text[] not null default '{}';
