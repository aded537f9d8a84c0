/** A company file with two accounts and a position. */
export const companyFile = (externalId: string) => ({
  format: 'candor-company/1',
  company: { externalId, name: '海岚支付', profile: 'cn', timeZone: 'Asia/Shanghai' },
  configuration: { aiMarkCfg: { aiScoreStatus: 0 } },
  accounts: [
    {
      email: `hr@${externalId}.example`,
      name: '陈薇',
      userType: 'general',
      isDemo: true,
      password: 'candor-demo',
    },
    { email: `read@${externalId}.example`, name: '何静', userType: 'read' },
  ],
  positions: [{ externalId: 'backend', name: '后端', isL5: 1 }],
})
