import type { ReplyOf } from '@candor/call/define'
import type { listInterviewerNames } from '../contract.ts'
import type { listNames } from './queries.ts'

type Listed = Awaited<ReturnType<typeof listNames>>[number]

export function presentName({ plans, ...listed }: Listed): ReplyOf<typeof listInterviewerNames>[number] {
  return { ...listed, plans: Number(plans) }
}
