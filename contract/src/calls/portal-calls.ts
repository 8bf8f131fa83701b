import type { Call } from './call.ts'
import { generateToken } from '../open-api/generate-token.ts'
import { refreshToken } from '../open-api/refresh-token.ts'
import * as account from '../portal-calls/account.ts'
import * as activity from '../portal-calls/activity.ts'
import { listAnnouncements } from '../portal-calls/announcements.ts'
import * as allowedIps from '../portal-calls/allowed-ips.ts'
import { showContractPrices } from '../portal-calls/contract-prices.ts'
import * as closing from '../portal-calls/closing.ts'
import * as credentials from '../portal-calls/credentials.ts'
import * as deliveries from '../portal-calls/deliveries.ts'
import * as members from '../portal-calls/members.ts'
import * as keys from '../portal-calls/keys.ts'
import * as orderList from '../portal-calls/order-list.ts'
import * as orders from '../portal-calls/orders.ts'
import * as recipients from '../portal-calls/recipients.ts'
import * as passkeys from '../portal-calls/passkeys.ts'
import * as passwords from '../portal-calls/passwords.ts'
import * as requests from '../portal-calls/requests.ts'
import * as review from '../portal-calls/review.ts'
import * as live from '../portal-calls/going-live.ts'
import * as secondFactor from '../portal-calls/second-factor.ts'
import * as sessions from '../portal-calls/sessions.ts'
import * as signIn from '../portal-calls/sign-in.ts'
import * as traffic from '../portal-calls/traffic.ts'
import * as tokens from '../portal-calls/tokens.ts'
import * as webhooks from '../portal-calls/webhooks.ts'

/** Every call that a form makes: those of the portal. Two of them are the partner's as well. */
export const portalCalls: readonly Call[] = [
  signIn.login,
  signIn.verifyLogin,
  passkeys.beginPasskeyLogin,
  passkeys.verifyPasskeyLogin,
  signIn.logout,
  signIn.confirmSignIn,
  passkeys.beginPasskeyConfirmation,
  passkeys.confirmByPasskey,
  account.showAccount,
  account.updateAccount,
  sessions.listSessions,
  sessions.endSessions,
  secondFactor.showSecondFactor,
  secondFactor.beginAuthenticator,
  secondFactor.confirmAuthenticator,
  secondFactor.renewRecoveryCodes,
  secondFactor.removeAuthenticator,
  secondFactor.requireSecondFactor,
  passkeys.listPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passwords.changePassword,
  passwords.forgotPassword,
  passwords.resetPassword,
  members.listMembers,
  members.inviteMember,
  members.updateMember,
  members.removeMember,
  members.showInvitation,
  members.joinPartner,
  credentials.credentials,
  generateToken,
  refreshToken,
  credentials.rotate,
  tokens.listTokens,
  tokens.revokeTokens,
  keys.listKeys,
  keys.createKey,
  keys.revokeKey,
  webhooks.listWebhooks,
  webhooks.createWebhook,
  webhooks.updateWebhook,
  webhooks.deleteWebhook,
  webhooks.rotateWebhookSecret,
  webhooks.enableWebhook,
  webhooks.debugWebhook,
  deliveries.listDeliveries,
  deliveries.findDelivery,
  deliveries.replayDeliveries,
  allowedIps.listAllowedIps,
  allowedIps.createAllowedIp,
  allowedIps.updateAllowedIp,
  allowedIps.deleteAllowedIp,
  allowedIps.presentAddress,
  review.listLogs,
  review.resetLog,
  review.challengeWebhook,
  review.findChallenge,
  review.expireToken,
  live.goingLive,
  live.showCertificate,
  live.requestProduction,
  review.listOrderReviews,
  requests.listRequests,
  requests.findRequest,
  requests.countRequests,
  traffic.countTraffic,
  orderList.listOrders,
  orderList.countOrders,
  orders.orderTimeline,
  orders.printOrder,
  orders.advanceOrder,
  recipients.exportRecipient,
  recipients.eraseRecipient,
  activity.listActivity,
  listAnnouncements,
  showContractPrices,
  closing.findClosing,
  closing.requestClosing,
  closing.withdrawClosing,
]
