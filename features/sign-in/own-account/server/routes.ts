import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { changePassword } from '../../session/contract.ts'
import { changeOwnPassword } from './actions/change-own-password.ts'

/** Serves `changePassword` of `session` here, because its mail is of a feature that `session` does not import. */
export function routes(services: AppServices, serve: Serve): void {
  serve(changePassword, (request) => changeOwnPassword(services, request))
}
