import said from 'virtual:texts/campaign/en';
import { campaign } from './campaign';

export const campaigns = { campaign, between: said.campaign };

export type Campaigns = typeof campaigns;
