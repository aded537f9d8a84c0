import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { mediaExpiry } from '../../media/rules.ts'
import { interviewInfo } from '../contract.ts'
import { readInterviewFor } from './queries/read-interview.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(interviewInfo, async ({ reader }) => {
    // The media addresses in it expire after some hours.
    const version = `${reader.version} ${mediaExpiry(services.clock.now()).getTime()}`
    return new Versioned(version, () => readInterviewFor(services, reader))
  })
}
