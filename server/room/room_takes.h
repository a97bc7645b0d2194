#pragma once

#include "server/room/room.h"

namespace wagonaut::server {

// How a room takes each wish. The room's own files share this; nobody else needs it.

template <>
void Room::take(const Asker& asker, const StepWish& wish);
template <>
void Room::take(const Asker& asker, const JudgeWish& wish);
template <>
void Room::take(const Asker& asker, const StartWish& wish);
template <>
void Room::take(const Asker& asker, const FillWish& wish);
template <>
void Room::take(const Asker& asker, const KickWish& wish);
template <>
void Room::take(const Asker& asker, const LeaveWish& wish);
template <>
void Room::take(const Asker& asker, const ResignWish& wish);
template <>
void Room::take(const Asker& asker, const AwayWish& wish);
template <>
void Room::take(const Asker& asker, const BackWish& wish);
template <>
void Room::take(const Asker& asker, const ShareWish& wish);
template <>
void Room::take(const Asker& asker, const RevealWish& wish);
template <>
void Room::take(const Asker& asker, const CallOffWish& wish);
template <>
void Room::take(const Asker& asker, const UndoWish& wish);
template <>
void Room::take(const Asker& asker, const ConsentWish& wish);
template <>
void Room::take(const Asker& asker, const ChatWish& wish);
template <>
void Room::take(const Asker& asker, const MuteWish& wish);
template <>
void Room::take(const Asker& asker, const RematchWish& wish);
template <>
void Room::take(const Asker& asker, const SyncWish& wish);
template <>
void Room::take(const Asker& asker, const SitWish& wish);
template <>
void Room::take(const Asker& asker, const ReseatWish& wish);

}  // namespace wagonaut::server
