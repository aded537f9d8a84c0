export const written = ({ jobseekerChannelId }: { jobseekerChannelId: string }, more: object = {}) => ({
  jobseekerChannelId,
  testName: '逻辑测评',
  testType: 0,
  ...more,
})
