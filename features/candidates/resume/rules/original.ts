import type { ReplyOf } from '@candor/call/define'
import type { jobseekerResumeInfo } from '../contract/original.ts'

type Reply = ReplyOf<typeof jobseekerResumeInfo>

export interface Original extends Pick<Reply, 'state' | 'fileName' | 'ending'> {
  /** Empty where there is none to show. */
  readonly address: string
  readonly channelId: number | null
}

export function readOriginal({ interviewResult, ...rest }: Reply): Original {
  const { resumeUrl: address, channelId } = interviewResult
  return { ...rest, address, channelId }
}
