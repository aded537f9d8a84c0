import * as z from 'zod/mini'
import { callsOf } from '../define.ts'

export const defineCall = callsOf('things')

export const readThing = defineCall({
  method: 'GET',
  path: '/mark/thing',
  summary: 'Reads a thing',
  access: 'public',
  input: z.object({ id: z.string() }),
  reply: z.object({ name: z.string() }),
})
