import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { CompanyLabel } from '../../candidates/contract.ts'

const defineCall = callsOf('shortlist')

/** The most values of one kind that the filter offers. */
export const maxChoices = 1_000

/** The values that the chips of the list offer: those of the candidates that the caller reaches. */
export const readListChoices = defineCall({
  method: 'POST',
  path: '/candidate/shortList/choices',
  isRead: true,
  summary: 'The stages, labels, reviewers and reasons by which the list is filtered',
  access: 'user',
  sends: 'json',
  mayLag: true,
  input: z.object({}),
  reply: z.object({
    /** In the order of the company's stages. */
    stages: z.array(z.object({ stageId: z.string(), name: z.string() })),
    labels: z.array(CompanyLabel),
    /** Colleagues who were asked or gave an opinion; empty for an interviewer. */
    reviewers: z.array(z.object({ accountId: z.string(), name: z.string() })),
    /** The company's reasons of rejections; empty for an interviewer. */
    reasons: z.array(z.string()),
  }),
})
