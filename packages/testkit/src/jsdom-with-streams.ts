import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/** The environment of web tests: jsdom, with the streams that browsers have and it lacks. */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-with-streams',
  async setupVM(options) {
    const page = await jsdom.setupVM?.(options)
    if (!page) throw new Error('this Vitest has no jsdom that keeps files apart within a thread')
    Object.assign(page.getVmContext(), { ReadableStream, TransformStream, WritableStream })
    return page
  },
}

export default environment
