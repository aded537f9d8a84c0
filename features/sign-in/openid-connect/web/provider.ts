import type { ReplyOf } from '@candor/call/define'
import type { listProviders } from '../contract/providers.ts'

/** One provider of the company, as its administrators see it. */
export type Provider = ReplyOf<typeof listProviders>['providers'][number]
