import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reportEvents } from '../../contract.ts'

const server = serverUnderTest()

const Stream = z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()) }) })
const Responses = z.object({ 200: z.object({ content: z.object({ 'text/event-stream': Stream }) }) })
const Published = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const Operation = z.object({ responses: Responses })

test('the published interface names the stream and the fields of its events', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/openapi.json' })
  const { paths } = Published.parse(response.json())
  const { responses } = Operation.parse(paths[reportEvents.path]?.get)
  const { properties } = responses[200].content['text/event-stream'].schema
  expect(Object.keys(properties)).toEqual(['part', 'version'])
})
