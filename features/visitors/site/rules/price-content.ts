import * as z from 'zod/mini'
import type { comparison } from './editions.ts'
import { Text } from './text.ts'

type Groups = typeof comparison
type RowOf<Group extends keyof Groups> = keyof Groups[Group]
type Row = { [Group in keyof Groups]: RowOf<Group> }[keyof Groups]

const texts = <Key extends string>(...keys: readonly Key[]) => z.record(z.enum(keys), Text)
const EditionContent = z.strictObject({ title: Text, tip: Text, action: Text })

/** The texts of the price page. `{n}` is replaced by the number. */
export const PriceContent = z.strictObject({
  title: Text,
  description: Text,
  heading: Text,
  lead: Text,
  billing: z.strictObject({ label: Text, monthly: Text, yearly: Text }),
  units: z.strictObject({ free: Text, monthly: Text, yearly: Text }),
  editions: z.strictObject({ standard: EditionContent, advanced: EditionContent, business: EditionContent }),
  range: Text,
  card: texts('hrAccounts', 'interviewers', 'jobs', 'freeInterviews', 'yearlyInterviews'),
  comparison: z.strictObject({ heading: Text, show: Text, hide: Text, feature: Text, note: Text }),
  groups: texts<keyof Groups>('accounts', 'sourcing', 'assessment', 'messages', 'largeTeams'),
  rows: texts<Row>(
    'hrAccounts',
    'interviewers',
    'mailboxes',
    'storage',
    'channels',
    'jobs',
    'aiInterviewL2',
    'aiInterviewL5',
    'onlineExam',
    'codingExam',
    'cognition',
    'personality',
    'mentalHealth',
    'sms',
    'mails',
    'dataExport',
    'rpo',
    'meetingRooms',
  ),
  amounts: z.strictObject({
    atLeast: Text,
    extra: Text,
    megabytes: Text,
    gigabytes: Text,
    unlimited: Text,
    none: Text,
    included: Text,
  }),
  contact: z.strictObject({ heading: Text, text: Text, code: Text }),
})
export type PriceContent = z.infer<typeof PriceContent>
