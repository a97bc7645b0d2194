#pragma once

#include "server/campaign/campaign_room.h"

namespace wagonaut::server {

// How a campaign takes each wish. The room's own files share this; nobody else needs it.

template <>
void CampaignRoom::take(const Asker& asker, const PresentWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const AttendWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const BeginWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const AnswerWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const BotWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const TickWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const RewindWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const PassOnWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const HandWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const QuitWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const VoteWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const MeetWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const RenameWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const CallWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const SavedWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const ChatWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const SyncWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const TakeWish& wish);
template <>
void CampaignRoom::take(const Asker& asker, const SettingsWish& wish);

}  // namespace wagonaut::server
