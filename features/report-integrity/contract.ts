import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('report-integrity')

const Address = z.nullable(z.string())

/** What one check found. `status` −1: still being made; 0: not passed; any other: looked at by a person. */
export const UnqualifiedItem = z.object({
  type: z.string(),
  status: z.number(),
  desc: z.array(z.string()),
  /** Media addresses. A picture has a screenshot alone. */
  url: z.array(z.object({ video_url: Address, video_url_mp4: Address, video_screenshot_url: Address })),
})
export type UnqualifiedItem = z.output<typeof UnqualifiedItem>

/** What the checks of an interview found; null where it was not checked. Hidden findings (status 2) are not sent. */
export const preventCheatingReport = defineCall({
  method: 'GET',
  path: '/mark/interview/interview/preventCheatingReport',
  summary: 'What the anti-cheating checks of an interview found',
  access: 'reader',
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId }),
  reply: z.object({ unqualified: z.nullable(z.array(UnqualifiedItem)) }),
})
