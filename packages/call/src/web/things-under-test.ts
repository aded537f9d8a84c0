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

export const writeThing = defineCall({
  method: 'POST',
  path: '/mark/thing/save',
  summary: 'Writes a thing',
  access: 'public',
  input: z.object({ id: z.string(), name: z.optional(z.string()) }),
  reply: z.null(),
  onFailure: ['toast', 'signIn'],
})

export const planThing = defineCall({
  method: 'POST',
  path: '/mark/thing/plan',
  summary: 'Plans a thing',
  access: 'public',
  sends: 'json',
  input: z.object({ id: z.string() }),
  reply: z.null(),
})

export const listThings = defineCall({
  method: 'GET',
  path: '/mark/things',
  summary: 'Lists things',
  access: 'public',
  payload: 'result',
  input: z.object({ id: z.string() }),
  reply: z.array(z.string()),
})
