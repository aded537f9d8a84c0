import type { Notice } from '../contract.ts'

/** The candidate that a notice leads to; null without one, or without the right to it. */
export const candidateOf = ({ jobseekerChannelId }: Notice): string | null => jobseekerChannelId
