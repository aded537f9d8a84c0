import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../erasing/rules/part.ts'
import { forgetMails } from './queries/forgotten-mails.ts'

export const erase: ErasePart<Database> = {
  tables: [],
  forget: forgetMails,
}
