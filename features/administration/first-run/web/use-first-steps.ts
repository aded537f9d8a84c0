import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { findFirstSteps } from '../contract.ts'

export type FirstSteps = ReplyOf<typeof findFirstSteps>
export type Step = FirstSteps['steps'][number]

/** The first steps; asked again when the page is seen again, as an act elsewhere ticks a step. */
export function useFirstSteps() {
  return useQuery({ ...callQuery(findFirstSteps, {}), refetchOnWindowFocus: true, staleTime: 0 })
}
