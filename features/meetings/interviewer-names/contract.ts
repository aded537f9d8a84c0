import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'

const defineCall = callsOf('interviewer-names')

/** The most names that are listed, and that a company matches. */
export const maxNames = 500
export const maxMatches = 5_000

const Text = z.nullable(z.string())

/** A name by which imported plans name an interviewer, with the account that it is. */
const InterviewerName = z.object({
  name: z.string(),
  /** How many plans name the person so. */
  plans: z.number(),
  /** Null while nobody has said which account it is. */
  accountName: Text,
  email: Text,
  /** The e-mail of the only account with that name; null where there is none, or several. */
  suggestedEmail: Text,
})

/** The interviewers whom imported plans name by their name alone, and those who were matched. */
export const listInterviewerNames = defineCall({
  method: 'GET',
  path: '/admin/config/interviewerNames/list',
  summary: 'The interviewers whom imported plans name without an account',
  access: 'admin',
  input: z.object({}),
  reply: z.array(InterviewerName),
})

/**
 * Says which account a name is (decision S66). The person then holds these interviews and reads their reports. An empty
 * e-mail takes that back.
 */
export const saveInterviewerName = defineCall({
  method: 'POST',
  path: '/admin/config/interviewerNames/save',
  summary: 'Matches an interviewer’s name with an account',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    email: z.string().check(z.trim(), z.maxLength(254)),
  }),
  reply: InterviewerName,
  refusals: { noAccount: codes.notFound, tooManyNames: codes.quotaUsedUp },
})
