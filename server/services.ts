export type Services = object;
