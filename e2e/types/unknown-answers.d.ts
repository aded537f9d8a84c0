// An answer of the server has no type until a schema or a guard reads it.

import type {} from '@playwright/test'

declare module 'playwright-core' {
  interface APIResponse {
    json(): Promise<unknown>
  }
  interface Response {
    json(): Promise<unknown>
  }
}
