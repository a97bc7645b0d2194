import said from 'virtual:texts/campaign/pl';
import type { Campaigns } from '../en/campaigns';
import { campaign } from './campaign';

export const campaigns: Campaigns = { campaign, between: said.campaign };
