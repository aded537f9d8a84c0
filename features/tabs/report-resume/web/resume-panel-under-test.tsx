import type { ReplyOf } from '@candor/call/define'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { answer } from './resume-under-test.tsx'

export const none: ReplyOf<typeof jobseekerResumeInfo> = {
  interviewResult: { resumeUrl: '', channelId: null },
  state: 'none',
  fileName: '',
  ending: '',
}

export function original(fileName: string, more: Partial<ReplyOf<typeof jobseekerResumeInfo>> = {}): void {
  answer(jobseekerResumeInfo, {
    interviewResult: { resumeUrl: '/file/media/source', channelId: null },
    state: 'ready',
    fileName,
    ending: fileName.split('.').at(-1) ?? '',
    ...more,
  })
}
