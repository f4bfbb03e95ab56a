export const deliveryKinds = ['Alert', 'Update', 'Cancel'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryChannels = ['web-push', 'email', 'sms', 'webhook', 'mqtt'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** Where a message stands: `waiting` also between two attempts; `accepted` by the next station; the other two are final, too. */
export const deliveryStates = ['waiting', 'accepted', 'refused', 'gave-up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Who is told: residents who follow the area, responders of the directory, machines of the operator, places that exercises go to. */
export const deliveryAudiences = ['follower', 'stakeholder', 'public-sink', 'exercise-sink'] as const;
export type DeliveryAudience = (typeof deliveryAudiences)[number];

/** Why a message has not arrived (yet): screens translate by it. */
export const deliveryCauses = ['refused', 'gone', 'later', 'attempts', 'expired', 'superseded', 'erased', 'no-channel'] as const;
export type DeliveryCause = (typeof deliveryCauses)[number];
